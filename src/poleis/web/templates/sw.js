// Shows push messages and opens their table. It holds no words: a message brings its own.

addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  const options = { body, tag: path, renotify: true, icon: "/static/favicon-turn.svg", data: path };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

/** Go to the page of a table if there is one, or else open it. */
async function openTable(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find((page) => new URL(page.url).pathname === path);
  return found ? found.focus() : clients.openWindow(path);
}

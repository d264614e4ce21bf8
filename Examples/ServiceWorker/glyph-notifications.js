// A service worker that shows push messages made by `WebPushPayload`: descriptions stand in the text for the glyphs, and a
// glyph that is all of the message is the notification's icon. For a page's worker: importScripts("glyph-notifications.js").

/** What `registration.showNotification` is to be called with. */
function glyphNotification(message) {
  const address = (identifier) =>
    new URL(`${message.assets}${encodeURIComponent(identifier)}.png`, self.location.origin).href;
  // Pages that show the message themselves find the picture of each glyph here.
  const glyphs = message.glyphs.map((glyph) => ({ ...glyph, image: address(glyph.identifier) }));
  const options = { body: message.body, data: { text: message.text, glyphs } };
  if (message.icon) options.icon = address(message.icon);
  return [message.title, options];
}

self.addEventListener("push", (event) => {
  event.waitUntil(self.registration.showNotification(...glyphNotification(event.data.json())));
});

const PATIENCE_MS = 3000;

/** Opens an address unseen until it has loaded: it ends the login of the service one came from. It may not come; then the wait ends. */
export function openHidden(address: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address;
  return new Promise<void>((resolve) => {
    const done = () => {
      frame.remove();
      resolve();
    };
    frame.onload = frame.onerror = done;
    setTimeout(done, PATIENCE_MS);
    document.body.append(frame);
  });
}

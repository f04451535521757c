/** What jsdom lacks and Ant Design asks for; set once, beside the stubs that each specification takes back. */
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const matchMediaStub = (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});

class SilentEventSource {
  addEventListener() {}
  close() {}
}

Object.assign(globalThis, {
  ResizeObserver: ResizeObserverStub,
  matchMedia: matchMediaStub,
  EventSource: SilentEventSource,
});
Element.prototype.scrollIntoView = () => {};

// jsdom has no styles of pseudo-elements and complains at each question.
const computed = window.getComputedStyle;
window.getComputedStyle = (element) => computed(element);

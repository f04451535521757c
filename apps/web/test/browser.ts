import * as react from 'react';
import { theme } from '../src/platform/theme.js';

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
// Nothing is drawn: style sheets would be made, read and kept for nobody, and nobody watches what moves.
theme.zeroRuntime = true;
theme.token = { ...theme.token, motion: false };

/** Of what an element looks like only what specifications ask for. */
interface Looks {
  display: string;
  visibility: string;
  'pointer-events': string;
  'padding-top': string;
  'padding-bottom': string;
  'border-top-width': string;
  'border-bottom-width': string;
}

/** A browser always tells these in pixels; fields that grow with what is typed reckon with them. */
const noEdges = {
  'padding-top': '0px',
  'padding-bottom': '0px',
  'border-top-width': '0px',
  'border-bottom-width': '0px',
};

/** The value nearest to an element among itself and what it lies in. */
function inherited(element: Element, of: (style: CSSStyleDeclaration) => string, otherwise: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = at instanceof HTMLElement || at instanceof SVGElement ? of(at.style) : '';
    if (own !== '') return own;
  }
  return otherwise;
}

function looksOf(element: Element): Looks {
  const style = element instanceof HTMLElement || element instanceof SVGElement ? element.style : undefined;
  // Ant Design hides by classes of this ending.
  const isHidden = [...element.classList].some((name) => name.endsWith('-hidden'));
  return {
    display: isHidden ? 'none' : style?.display || 'block',
    visibility: inherited(element, (one) => one.visibility, 'visible'),
    'pointer-events': inherited(element, (one) => one.pointerEvents, 'auto'),
    ...noEdges,
  };
}

// jsdom goes through every rule of every style sheet for each element that is asked about, which is most of the time of a specification:
// here an element looks as it says itself, and as the classes say that hide it.
window.getComputedStyle = (element) => {
  const { style } = document.createElement('div');
  for (const [name, value] of Object.entries(looksOf(element))) style.setProperty(name, value);
  return style;
};

/**
 * React writes down of every element where in the code it was made, for its complaints: half of what drawing costs here. It stops by
 * itself once it has written down many within a second; that is said at once.
 */
const internals: unknown = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the stacks of its elements elsewhere now');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });

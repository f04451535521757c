import type { Page } from 'playwright-core';
import { settled } from './settled.js';

/**
 * What the window cuts off or cannot hold, a line each: the page wider than the window, words and controls beyond its edge or
 * beyond the box that hides them, controls beyond the cell of a table that they stand in, a place of the bar beyond the window or on three lines, a field that shows half of its hint, and
 * words that are squeezed into a column of two or three characters. What scrolls sideways in a box of its own can be reached, and
 * what ends in an ellipsis says that it does.
 */
export async function cutOff(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => {
    const SLACK_PX = 2;
    const found = new Set<string>();
    const told = (what: string, element: Element) => {
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
      const name = `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]}`;
      found.add(`${what}: ${name} "${words || element.getAttribute('aria-label') || ''}"`);
    };
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width + SLACK_PX)
      found.add(`the page is ${document.documentElement.scrollWidth} px wide`);

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert]') === null;
    /** What is true of an element because of those around it, asked once: a page has thousands of words in the same few boxes. */
    const remembered = <T>(ask: (element: Element) => T) => {
      const known = new Map<Element, T>();
      return (element: Element): T => {
        const before = known.get(element);
        if (before !== undefined) return before;
        const answer = ask(element);
        known.set(element, answer);
        return answer;
      };
    };
    const styleOf = remembered((element) => getComputedStyle(element));
    /** Outlines that only readers of a screen hear, and copies that only measure. */
    const isForReaders = remembered((element): boolean => {
      const { clipPath, clip, position } = styleOf(element);
      if (clipPath !== 'none' || (clip !== 'auto' && position === 'absolute')) return true;
      return element.parentElement !== null && isForReaders(element.parentElement);
    });
    const scrolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';
    const hides = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';

    /** How far to both sides one can see this element: to the edge of a box that hides what goes beyond it, or of the window. */
    const limitOf = remembered((element): { right: number; left: number; isSaid: boolean } => {
      const style = styleOf(element);
      // What is fixed stands in the window, whatever scrolls around the place where it is written.
      if (style.position === 'fixed') return { left: 0, right: width, isSaid: false };
      if (scrolls(style)) return { left: -Infinity, right: Infinity, isSaid: false };
      const around =
        element.parentElement === null ? { left: 0, right: width, isSaid: false } : limitOf(element.parentElement);
      if (!hides(style) || element === document.body) return around;
      const box = element.getBoundingClientRect();
      const isSaid = around.isSaid || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      return { left: Math.max(around.left, box.left), right: Math.min(around.right, box.right), isSaid };
    });

    const judge = (element: Element, box: DOMRect) => {
      if (box.width === 0 || box.height === 0) return;
      const { left, right, isSaid } = limitOf(element);
      if (!isSaid && (box.right > right + SLACK_PX || box.left < left - SLACK_PX)) told('cut off', element);
    };
    // A page, a panel beside it, a drawer and a dialog are read downwards.
    for (const page of document.querySelectorAll('main, aside, .ant-drawer-body, .ant-modal-body')) {
      if (page.scrollWidth <= page.clientWidth + SLACK_PX || !scrolls(getComputedStyle(page))) continue;
      found.add(`the ${page.tagName.toLowerCase()} scrolls to ${page.scrollWidth} px`);
      const edge = page.getBoundingClientRect().left + page.clientWidth;
      const isHeld = (element: Element): boolean => {
        for (let at = element.parentElement; at !== null && at !== page; at = at.parentElement)
          if (scrolls(getComputedStyle(at)) || hides(getComputedStyle(at))) return true;
        return false;
      };
      for (const element of page.querySelectorAll('*'))
        if (element.getBoundingClientRect().right > edge + SLACK_PX && !isHeld(element))
          told('wider than the page', element);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (words === '' || element === null || !isSeen(element) || isForReaders(element)) continue;
      if (element.closest('svg, .katex, style, script, option, textarea')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      judge(element, range.getBoundingClientRect());
      const { fontSize, display } = styleOf(element);
      const seen = limitOf(element);
      const whole = range.getBoundingClientRect();
      const seenPx = Math.min(seen.right, whole.right) - Math.max(seen.left, whole.left);
      if (seen.isSaid && seenPx < whole.width - SLACK_PX && seenPx < 3 * Number.parseFloat(fontSize))
        told('hardly a word is left', element);
      const lines = range.getClientRects().length;
      const box = display === 'inline' ? (element.parentElement ?? element) : element;
      const widthEm = box.getBoundingClientRect().width / Number.parseFloat(fontSize);
      if (lines >= 3 && widthEm < 4) told('squeezed', element);
    }
    for (const control of document.querySelectorAll('button, input, a[href], [role=combobox], img, .katex')) {
      if (isSeen(control) && !isForReaders(control)) judge(control, control.getBoundingClientRect());
    }
    for (const control of document.querySelectorAll('td a[href], td button')) {
      const cell = control.closest('td');
      if (cell === null || !isSeen(control) || cell.scrollWidth <= cell.clientWidth + SLACK_PX) continue;
      if (control.getBoundingClientRect().right > cell.getBoundingClientRect().right + SLACK_PX)
        told('beyond its cell', control);
    }
    // The bar at the thumb: its places share the window. One that has to be scrolled for is seen by nobody.
    for (const tab of document.querySelectorAll('nav a, nav button')) {
      const nav = tab.closest('nav');
      const bar = nav?.getBoundingClientRect();
      if (!nav || !bar || bar.width !== innerWidth || bar.bottom < innerHeight || bar.top === 0) continue;
      const { left, right } = tab.getBoundingClientRect();
      if (left < bar.left - SLACK_PX || right > bar.right + SLACK_PX) told('cut off in the bar', tab);
      if (tab.scrollWidth > tab.clientWidth + SLACK_PX) told('beyond its place in the bar', tab);
      for (const node of tab.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (range.getClientRects().length > 2) told('three lines in the bar', tab);
      }
    }
    const brush = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll('input[placeholder]')) {
      if (!(field instanceof HTMLInputElement) || field.value !== '' || brush === null || !isSeen(field)) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      brush.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (brush.measureText(field.placeholder).width > room + SLACK_PX)
        found.add(`half a hint: "${field.placeholder}"`);
    }
    return [...found];
  });
}

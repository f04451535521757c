import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { dockInSight, spareDock } from './docks.js';
import { type Box, clearNear, clearOf, inside } from './place.js';

/** What must stay in reach: what sends a form, what is done first on a page and last in a card, the way to the next page of a list, bars at the thumb, the pad of scores, the tray of uploads. */
const KEPT_CLEAR = [
  'button[type=submit]',
  '.ant-btn-primary',
  'footer :is(button, a[href])',
  '.ant-pagination :is(button, a[href])',
  '.ant-float-btn',
  '[data-takes-tabs]',
  '[data-keeps-clear]',
  '[role=dialog]',
].join(',');
/** What is better not covered either, where there is a free place near by: controls, and the cells of lists. */
const CONTROLS =
  'main :is(a[href], button, input, select, textarea, td, th, [role=button], [role=switch], [role=tab], [role=combobox])';
const LOOK_EVERY_MS = 700;
/** In a narrow window nothing is free to float over: the page is given so many looks to draw the bar that holds the button. */
const NARROW_PX = 768;
const LOOKS_FOR_BAR = 3;
const STEP_PX = 24;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};
const room = () => ({ width: window.innerWidth, height: window.innerHeight });

const obstaclesBut = (own: Element | null, which: string): Box[] =>
  [...document.querySelectorAll(which)]
    .filter((one) => !own?.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

const same = (one: Box | null, two: Box | null) => one?.left === two?.left && one?.top === two?.top;

/**
 * A round button of this size: in the dock of a narrow window, else at the lower right, out of the way of what one has to press on the
 * page, wherever that moves to. A page that leaves no such place near by has it in its bar, until one goes on or the window changes.
 */
export function useFreePlace(sizePx: number, isWatching: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [place, setPlace] = useState<Box | null>(null);
  const [dock, setDock] = useState<Element | undefined>();
  // The page: what lies on it, and where, is known only to the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is looked at at once
  useEffect(() => {
    if (!isWatching) return;
    let isFull = false;
    let looks = 0;
    const look = () => {
      const docked = dockInSight() ?? (isFull ? spareDock() : undefined);
      setDock(docked);
      if (docked) return;
      if (window.innerWidth < NARROW_PX && looks < LOOKS_FOR_BAR) return setPlace(null);
      const bottom =
        Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--float-bottom')) || 88;
      const { width, height } = room();
      const wanted = { left: width - sizePx - 20, top: height - sizePx - bottom, width: sizePx, height: sizePx };
      const kept = obstaclesBut(ref.current, KEPT_CLEAR);
      const others = obstaclesBut(ref.current, CONTROLS);
      const free = clearNear(wanted, [...kept, ...others], { width, height });
      isFull = free === null;
      if (isFull && spareDock()) return look();
      const next = free ?? clearOf(wanted, kept, { width, height });
      setPlace((before) => (same(before, next) ? before : next));
    };
    const lookAnew = () => {
      isFull = false;
      look();
    };
    look();
    const timer = setInterval(() => {
      looks += 1;
      look();
    }, LOOK_EVERY_MS);
    addEventListener('resize', lookAnew);
    addEventListener('scroll', look, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      removeEventListener('resize', lookAnew);
      removeEventListener('scroll', look, { capture: true });
    };
  }, [sizePx, isWatching, pathname]);
  return { ref, place, dock };
}

/** A panel that is moved by its head: by hand or with the arrow keys. Where it was let go it stays. */
export function useMoved<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const moveBy = (x: number, y: number) => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    const { left, top } = inside(
      { left: box.left + x, top: box.top + y, width: box.width, height: box.height },
      room(),
    );
    setAt({ left, top });
  };
  return {
    ref,
    at,
    reset: () => setAt(null),
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!held.current) return;
        moveBy(event.clientX - held.current.x, event.clientY - held.current.y);
        held.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp: () => {
        held.current = null;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const by = arrows[event.key];
        if (!by) return;
        event.preventDefault();
        moveBy(...by);
      },
    },
  };
}

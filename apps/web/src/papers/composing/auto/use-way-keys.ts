import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA)$/.test(target.tagName) || target.closest('[role=dialog]') !== null);

/** 1 to 9 take the way of that number, as printed beside it; inside a field they are typed. */
export function useWayKeys(onWay: (nth: number) => void): void {
  const take = useEffectEvent(onWay);
  // The keyboard is outside React.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (/^[1-9]$/.test(event.key)) take(Number(event.key) - 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

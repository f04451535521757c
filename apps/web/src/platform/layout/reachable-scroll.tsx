import { useEffect, useRef } from 'react';

const BODIES = '.ant-drawer-body, .ant-modal-body';
const REACHED =
  'a[href], button:not([disabled]), input:not([disabled]), textarea, select, [tabindex]:not([tabindex="-1"])';

/** In a drawer or a dialog: what is longer than it can be read with the keyboard, also where nothing in it takes the focus. */
export function ReachableScroll() {
  const place = useRef<HTMLSpanElement>(null);
  // Ant Design's body of a drawer takes no properties: the DOM is asked, and asked again when its size or content changes.
  useEffect(() => {
    const body = place.current?.closest<HTMLElement>(BODIES);
    if (!body) return;
    const judge = () => {
      const isReached = body.querySelector(REACHED) !== null;
      if (body.scrollHeight > body.clientHeight && !isReached) body.tabIndex = 0;
      else body.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(judge);
    const content = new MutationObserver(judge);
    sizes.observe(body);
    content.observe(body, { childList: true, subtree: true });
    judge();
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, []);
  return <span ref={place} hidden />;
}

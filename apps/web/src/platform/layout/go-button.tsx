import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router';
import { useCanGo } from '../screen-line.js';

interface GoButtonProps
  extends Pick<
    ButtonProps,
    'type' | 'size' | 'icon' | 'ghost' | 'block' | 'title' | 'children' | 'className' | 'aria-label'
  > {
  to: string;
  /** What is settled before the screen is left; `false` stays here. Another tab does not wait for it. */
  first?: () => Promise<boolean>;
}

/** A link to another screen that looks like a button; nothing at all where that screen does not exist for this person. */
export function GoButton({ to, first, ...look }: GoButtonProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = useLinkClickHandler<HTMLElement>(to);
  if (!useCanGo(to)) return null;
  const settleAndGo = (event: MouseEvent<HTMLElement>) => {
    if (!first || isForAnotherTab(event)) return follow(event as Parameters<typeof follow>[0]); // the button is an anchor
    event.preventDefault();
    void first().then((mayGo) => mayGo && navigate(to));
  };
  return <Button {...look} href={href} onClick={settleAndGo} />;
}

const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

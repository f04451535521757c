import { type ComponentType, Suspense, useState } from 'react';
import { lazily } from '../lazily.js';

/**
 * A drawer or a dialog whose code is fetched when it is first asked for, so that a screen is not the heavier for what
 * most people never open. It stays drawn afterwards: it closes as it always does.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isAsked: (props: Props) => boolean = () => true,
): ComponentType<Props> {
  const Made = lazily(load);
  return function OnDemand(props: Props) {
    const [wasAsked, setWasAsked] = useState(false);
    if (!wasAsked && isAsked(props)) setWasAsked(true);
    return (
      wasAsked && (
        <Suspense fallback={null}>
          <Made {...props} />
        </Suspense>
      )
    );
  };
}

import { RobotOutlined } from '@ant-design/icons';
import { forAssisted } from '@zhibi/contract/assistant';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useUser } from '../../people/index.js';
import { lazily } from '../../platform/lazily.js';
import { leaving } from '../../platform/leaving.js';
import { useWords } from '../use-words.js';
import styles from './assistant.module.css';
import { useFreePlace } from './use-place.js';

const SIZE_PX = 48;
const Panel = lazily(() => import('./panel.js').then(({ Panel }) => Panel));

/** For the people of a school; the others have none. */
export function Assistant() {
  const { currentRole } = useUser();
  return forAssisted.roles.some((role) => role === currentRole) && <Widget key={currentRole} />;
}

/** The button, and the panel that it opens. Closed at the logout with everything that was said. */
function Widget() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { ref, place, dock } = useFreePlace(SIZE_PX, !isOpen);
  // The logout asks everybody who holds something of the person.
  useEffect(() => leaving.on({ forget: () => setOpen(false) }), []);
  const close = () => {
    setOpen(false);
    setTimeout(() => button.current?.focus());
  };
  const drawn = (
    <button
      ref={button}
      type="button"
      className={dock ? styles.docked : styles.button}
      style={dock ? undefined : { left: place?.left, top: place?.top }}
      aria-label={words.button}
      aria-expanded={isOpen}
      onClick={() => setOpen(true)}
    >
      <RobotOutlined />
    </button>
  );
  return (
    <div ref={ref} className={styles.own}>
      {dock ? createPortal(drawn, dock) : !isOpen && place && drawn}
      {isOpen && (
        <Suspense fallback={null}>
          <Panel onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

import type { CameraState } from './card-camera.js';
import styles from './code-cards.module.css';

/** Marks over the picture of the camera: each card that was read, at once, with its number and letter. */
export function SeenCards({ frame: { width, height, cards } }: { frame: NonNullable<CameraState['frame']> }) {
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {cards.map(({ no, letter, corners }) => {
        const [x, y] = [0, 1].map((k) => corners.reduce((sum, at) => sum + (k === 0 ? at.x : at.y) / 4, 0));
        const size = Math.max(26, Math.hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y) / 3.4);
        return (
          <g key={no}>
            <polygon points={corners.map((at) => `${at.x},${at.y}`).join(' ')} />
            <text x={x} y={y} fontSize={size}>
              {`${no} ${letter}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

import { seatColour } from '@zhibi/contract/people/my-classes';
import type { CSSProperties } from 'react';
import styles from './group-badge.module.css';

/** The colour of a group as a style, for whatever wears it. */
export const wears = (colour: number): CSSProperties => ({ ['--group' as string]: seatColour(colour) });

/** A group is its number; the colour only helps. */
export const GroupBadge = ({ number, colour }: { number: number; colour: number }) => (
  <span className={styles.badge} style={wears(colour)}>
    {number}
  </span>
);

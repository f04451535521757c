import type { ReactNode } from 'react';

/** Of whom nothing came, a phone's card says just that: name and state, and no row of dashes. */
export const bareCard = (cells: readonly ReactNode[]): ReactNode[] => cells.map((cell, at) => (at < 2 ? cell : ''));

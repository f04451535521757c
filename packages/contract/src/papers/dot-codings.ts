/** How far apart the dots of a coding stand, by its code rule. A page that a pen reads has one dot in each square of this side. */
export const dotPitchMm = { demo: 0.3 } as const satisfies Record<string, number>;

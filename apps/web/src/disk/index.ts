import type { HomePart } from '../platform/home.js';
import { onDemand } from '../platform/layout/on-demand.js';

/** The upload tray lies over every page of a person who has a cloud disk; it comes after the page. */
export const loadUploadTray = () => import('./upload/upload-tray.js');

/** The files of the disk beside a question, a paper or a homework, behind a button; with its own words. */
export const LinkedFiles = onDemand(async () => (await import('./linked/linked-button.js')).LinkedButton);

export const homeParts: readonly HomePart[] = [
  {
    name: 'offers',
    place: 'waiting',
    roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'],
    load: () => import('./parts/offers-card.js'),
  },
];

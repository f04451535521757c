import type { SameTexts } from '../../platform/text.js';
import type { district as districtZh, manage as manageZh, shelf as shelfZh } from './shelf.zh.js';

export const shelf = {
  title: 'School shelf',
  note: 'Slides, plans and papers that teachers offered and the school approved',
  manage: 'Review',
  take: 'Save to my files',
  taken: 'Saved to your files',
  takenTimes: 'saved {{count}} times',
  takenTimes_one: 'saved once',
  empty: 'Nothing on the shelf yet',
  emptyHint: 'Choose “Offer to the school shelf” in the menu of a file of yours',
  withdraw: 'Take down',
  withdrawAsk: 'Take it off the shelf?',
  withdrawHint: 'Colleagues no longer find it here; copies that they saved stay',
  withdrawn: 'Taken down',
} as const satisfies SameTexts<typeof shelfZh>;

export const district = {
  whose: 'Whose',
  school: 'This school',
  district: 'District',
  note: 'What teachers of schools in the district share; not reviewed by this school',
  empty: 'Nothing is shared in the district yet',
  emptyHint: 'Files that other schools share with the district appear here',
} as const satisfies SameTexts<typeof districtZh>;

export const manage = {
  title: 'Review of resources',
  mine: 'What I offered',
  note: '{{count}} wait for review',
  note_one: '{{count}} waits for review',
  states: { all: 'All', waiting: 'Waiting', approved: 'On the shelf', refused: 'Refused', withdrawn: 'Withdrawn' },
  stateFilter: 'State',
  approve: 'Approve',
  refuse: 'Refuse',
  takeBack: 'Withdraw',
  reason: 'Why it is refused',
  approved: 'On the shelf now',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  empty: 'Nothing was offered',
  emptyHint: 'What teachers offer waits here for review',
  mineHint: 'Choose “Offer to the school shelf” in the menu of a file of yours: what becomes of it is told here',
  at: 'Offered',
  unit: 'waiting',
  none: 'No file waits for review',
  decide: 'Review',
  toShelf: 'See the school shelf',
} as const satisfies SameTexts<typeof manageZh>;

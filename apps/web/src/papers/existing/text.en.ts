import type { SameTexts } from '../../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  title: 'From an existing paper',
  hint: 'Leave out what you do not want, swap questions for similar ones, and get a new paper of your own; the original stays as it is',
  onPaper:
    'A paper that exists only on paper: upload a PDF or photographs. Pages are straightened, questions and places to answer are proposed, and you correct them',
  shelf: { label: 'Where the paper is', mine: 'Mine', school: 'Shared in school', ground: 'On paper' },
  words: 'Find by name',
  column: { name: 'Paper', owner: 'Teacher', changed: 'Last changed', questions: 'Questions', score: 'Score' },
  empty: { mine: 'No papers of your own yet', school: 'Nobody shares a paper yet', found: 'No paper found' },
  emptyHint: {
    mine: 'Choose questions in the resource center and compose a paper first',
    school: 'Papers that colleagues share appear here',
    found: 'Try another word',
  },
  toSource: 'Resource center',
  noSubject: 'Choose a subject first',
  noSubjectHint: 'Papers are kept by subject',
  name: 'Name of the new paper',
  suffix: '{{title}} (adapted)',
  chosen: '{{count}} questions stay, {{swapped}} swapped',
  chosen_one: 'One question stays, {{swapped}} swapped',
  make: 'Make the paper',
  made: 'The new paper is made',
  keep: 'Keep question {{no}}',
  points: 'Score: {{score}}',
  swap: 'Swap',
  undo: 'Take back',
  swapped: 'Swapped',
  similar: {
    title: 'Swap for a similar question',
    likeness: '{{share}}% alike',
    samePoint: 'On the same knowledge point',
    take: 'Take this one',
    none: 'No other question of this type on this point',
    noneHint: 'Leave it out, and add one from the resource center afterwards',
  },
} as const satisfies SameTexts<typeof zh>;

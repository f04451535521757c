import type { zh } from './text.zh.js';

export const en = {
  title: 'Answer cards',
  link: 'Answer cards',
  hint: 'Choose a paper: its card has the same numbers, points and kinds of questions, with choices in groups of boxes and a place for every other answer. Students get the questions apart; the card is printed, scanned and marked as any paper.',
  column: { name: 'Paper', changed: 'Last changed', actions: 'Actions', questions: 'Questions', score: 'Points' },
  make: 'Make answer card',
  makeFor: 'Make answer card: {{title}}',
  empty: 'No papers yet',
  emptyHint: 'Compose a paper first, then make its answer card',
  toPapers: 'Compose a paper',
  noSubject: 'No subject yet',
  noSubjectHint: 'Once you teach a subject, its papers are listed here',
} satisfies typeof zh;

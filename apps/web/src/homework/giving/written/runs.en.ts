export const runs = {
  title: 'Copies',
  of: '{{count}} copies made before · {{classes}} · {{when}}',
  of_one: '{{count}} copy made before · {{classes}} · {{when}}',
  dots: 'with dot code',
  new: 'Make new copies when publishing, one for each student, to be printed anew',
  given: 'These classes have had some of what is to be given',
  givenTo: '{{classes}}, from {{when}}',
  without: '{{count}} students have no copy among these',
  without_one: '{{count}} student has no copy among these',
  unused: '{{count}} of these copies belong to other students; once published they cannot be used for another homework',
  unused_one:
    '{{count}} of these copies belongs to another student; once published it cannot be used for another homework',
  left: 'Not used: {{run}}',
  leftMany: 'Not used: {{count}} sets of copies made before',
  leftMany_one: 'Not used: {{count}} set of copies made before',
  why: {
    'not-chosen':
      'If they are printed, do not hand them out: ink on them does not count for this homework and waits in “Unclaimed ink”',
    'paper-changed':
      'The paper was changed after they were made. Printed ones cannot be used: ink on them does not count for this homework',
    'other-classes': 'They do not cover all chosen classes; to use them, publish class by class',
  },
};

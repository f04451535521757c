export const home = {
  title: 'Open homework',
  note: '{{open}} open now · still to come: {{missing}}',
  list: 'All homework',
  publish: 'Publish homework',
  empty: 'No homework is open now',
  emptyHint: 'Published homework stays here until it ends',
};

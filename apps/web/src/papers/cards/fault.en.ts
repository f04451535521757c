export const fault = {
  'block-twice': 'Blocks with the same id: {{count}}',
  'block-outside': 'Blocks outside the usable page: {{count}}',
  'blocks-overlap': 'Blocks that overlap: {{count}}',
  'block-too-small': 'Blocks that are too small (each side at least 15 units, about 4 mm): {{count}}',
  'content-too-large': 'Blocks that cannot hold what is in them, please make them larger: {{count}}',
  'question-unplaced': 'Questions without a place: {{numbers}}',
  'question-twice': 'Questions that stand on the card twice: {{numbers}}',
  'question-unknown': 'Blocks whose question is gone, please remove them: {{count}}',
  'block-on-fold': 'Blocks on the fold, to be moved to one side of it: {{count}}',
  'page-empty': 'Empty pages: {{numbers}}',
  'number-missing': 'Pages without boxes for the number: {{numbers}}',
  'areas-wrong': 'Blocks with answer areas that overlap, are too small or off the page: {{count}}',
};

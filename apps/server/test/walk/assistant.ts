import { hidden, own, type WalkRows } from './meeting.js';

export const rows: WalkRows = {
  'assistant.ask': own(() => ({ text: '谁还没交作业' })),
  'assistant.askStreamed': own(() => ({ text: '谁还没交作业' })),
  'assistant.history': own(),
  'assistant.model': own(),
  'assistant.setModel': own(() => ({ enabled: false, revision: 0 })),
  'assistant.clear': own(),
  'assistant.judge': hidden(({ homeworkId }) => ({ turnId: homeworkId, thumb: 'up' })),
  'assistant.thumbs': own(),
  'assistant.thumbsSheet': own(() => ({ format: 'csv' })),
};

import type { TaskList } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { spellTopics } from './store-spelling.js';

const SPELL_TOPICS = 'spell-topics';

/** The background work of this domain. */
export const findingTasks = (services: Services): TaskList => ({
  [SPELL_TOPICS]: async () => {
    await services.database.asSystem(spellTopics);
  },
});

/** Of it, what every process does when it starts and once a minute. */
export const spellingRepeated: readonly string[] = [SPELL_TOPICS];

/** How many sentences that were never learned are understood: npx tsx packages/assistant/scripts/judge.ts [--all] */
import { openClassifier } from '../src/classify.js';
import { intentsOf } from '../src/intents.js';
import { understand } from '../src/understand.js';
import { intentWeights } from '../src/weights/intents.js';
import { lexicon } from './lexicon.js';
import { sentencesIn } from './sentences.js';

const classifier = openClassifier(intentWeights);
const judged = sentencesIn('held-out').flatMap(({ intent, text, file }) =>
  (['teacher', 'leader', 'student'] as const)
    .filter((asker) => intentsOf[asker].has(intent))
    .map((asker) => ({
      asker,
      intent,
      text,
      file,
      said: understand(classifier, text, { asker, lexicon, before: null }),
    })),
);
const show = (name: string, list: typeof judged) => {
  const right = list.filter(({ intent, said }) => said.intent === intent).length;
  const wrong = list.filter(({ intent, said }) => said.intent !== intent && said.intent !== 'unknown').length;
  const share = (count: number) => `${((100 * count) / list.length).toFixed(1)} %`;
  console.log(
    `${name}: ${list.length} sentences, right ${share(right)}, "I do not know" ${share(list.length - right - wrong)}, wrong ${share(wrong)}`,
  );
};
for (const asker of ['teacher', 'leader', 'student'] as const)
  show(
    asker,
    judged.filter((one) => one.asker === asker),
  );
for (const file of new Set(judged.map((one) => one.file)))
  show(
    file,
    judged.filter((one) => one.file === file),
  );
show('all', judged);
show(
  'what it cannot know',
  judged.filter(({ intent }) => intent === 'unknown'),
);
if (process.argv.includes('--all'))
  for (const { asker, intent, text, said } of judged.filter((one) => one.intent !== one.said.intent))
    console.log(`${asker}: ${text} → ${said.intent} (${said.chance.toFixed(2)}), not ${intent}`);

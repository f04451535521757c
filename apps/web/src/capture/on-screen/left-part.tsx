import { Suspense, useEffect, useState } from 'react';
import { useUser } from '../../people/index.js';
import { lazily } from '../../platform/lazily.js';
import { homeworkWithAnswers } from './answer/kept-rows.js';

/** Almost nobody has left something: only who has pays for what sends and draws it. */
const LeftOfHomework = lazily(() => import('./left-of-homework.js').then((made) => made.LeftOfHomework));

/** At home the answers of a closed tab are sent, whichever homework they belong to. Drawn is what the school does not take. */
export function Part() {
  const { account } = useUser();
  const [ids, setIds] = useState<readonly string[]>([]);
  // The storage of the browser, as it is when the home opens.
  useEffect(() => setIds(homeworkWithAnswers(account)), [account]);
  return (
    <Suspense fallback={null}>
      {ids.map((homeworkId) => (
        <LeftOfHomework key={homeworkId} homeworkId={homeworkId} account={account} isNamed />
      ))}
    </Suspense>
  );
}

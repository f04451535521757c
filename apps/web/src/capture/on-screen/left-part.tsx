import { useEffect, useState } from 'react';
import { useUser } from '../../people/index.js';
import { homeworkWithAnswers } from './answer/kept-rows.js';
import { LeftOfHomework } from './left-of-homework.js';

/** At home the answers of a closed tab are sent, whichever homework they belong to. Drawn is what the school does not take. */
export function Part() {
  const { account } = useUser();
  const [ids, setIds] = useState<readonly string[]>([]);
  // The storage of the browser, as it is when the home opens.
  useEffect(() => setIds(homeworkWithAnswers(account)), [account]);
  return ids.map((homeworkId) => <LeftOfHomework key={homeworkId} homeworkId={homeworkId} account={account} isNamed />);
}

import { useEffect } from 'react';
import { useUser } from '../../people/index.js';
import { AnswerKeeper, homeworkWithAnswers } from './answer/answer-keeper.js';

/** At home the answers of a closed tab are sent, whichever homework they belong to. Nothing is drawn. */
export function Part() {
  const { account } = useUser();
  useEffect(() => {
    const keepers = homeworkWithAnswers(account).map((homeworkId) => new AnswerKeeper(homeworkId, account, []));
    const leave = keepers.map((keeper) => keeper.subscribe(() => {}));
    return () => {
      for (const one of leave) one();
    };
  }, [account]);
  return null;
}

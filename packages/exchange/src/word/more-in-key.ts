import type { Cut } from './cut.js';
import { isDirecting } from './passage.js';
import { hasRoom } from './question-number.js';
import { instructs } from './signs.js';

/** Words that a paper says to who does it, and no key. */
const ofPaper = (line: string): boolean => instructs.test(line) || isDirecting(line) || /[?？]\s*$/.test(line);

/**
 * Whether a key may hold what follows it in the paper. Behind `答案：` alone nothing says where the key ends: of a key that a machine marks by
 * more lines than it has answers are more than the key.
 * @param answers how many answers a machine looks for; 0 where a person marks
 */
export function holdsMore({ answer, isKeyAlone }: Cut, answers: number): boolean {
  if ((isKeyAlone ? answer : answer.slice(1)).some(hasRoom)) return true;
  return isKeyAlone && ((answers > 0 && answer.length > answers) || answer.some(ofPaper));
}

export {
  type CharacterFault,
  type CharacterJudgement,
  type Expected,
  judgeCharacter,
  SURE,
} from './judge-character.js';
export { lookAlikesOf } from './look-alikes-of.js';
export { type CharacterModel, modelOf } from './model.js';

import type { SpokenLanguage } from '@zhibi/contract/homework/spoken';

/** A voice of this device for a language; one that needs the network is not asked: what a child reads is nobody's business. */
const voiceOf = (language: SpokenLanguage): SpeechSynthesisVoice | undefined => {
  if (!('speechSynthesis' in globalThis)) return undefined;
  const own = speechSynthesis.getVoices().filter((one) => one.localService);
  const begins = language.slice(0, 2);
  return own.find((one) => one.lang === language) ?? own.find((one) => one.lang.startsWith(begins));
};

export const canSpeak = (language: SpokenLanguage): boolean => voiceOf(language) !== undefined;

/** Slower than people talk: it is listened to in order to be said again. */
const RATE = 0.85;

/** Reads aloud, one piece after the other; what was being read stops. */
export function speak(pieces: readonly string[], language: SpokenLanguage): void {
  const voice = voiceOf(language);
  if (voice === undefined) return;
  speechSynthesis.cancel();
  for (const piece of pieces) {
    const words = new SpeechSynthesisUtterance(piece);
    words.lang = voice.lang;
    words.voice = voice;
    words.rate = RATE;
    speechSynthesis.speak(words);
  }
}

export const hush = (): void => {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
};

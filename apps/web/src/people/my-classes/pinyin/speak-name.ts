/** A Chinese voice that is on this machine; voices that need the network are not asked. */
const voice = (): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in globalThis
    ? speechSynthesis.getVoices().find((one) => one.localService && one.lang.startsWith('zh'))
    : undefined;

/** Whether this browser has a voice of its own. */
export const canSpeak = (): boolean => voice() !== undefined;

/** Reads a name aloud, where there is a voice. */
export function speakName(name: string): void {
  const own = voice();
  if (!own) return;
  const words = new SpeechSynthesisUtterance(name);
  words.lang = own.lang;
  words.voice = own;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

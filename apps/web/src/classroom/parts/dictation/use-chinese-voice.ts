import { useEffect, useState } from 'react';

const isChinese = ({ lang }: SpeechSynthesisVoice) => /^(zh|cmn)/i.test(lang);
/** A little slower than it talks by itself: children write it down. */
const RATE = 0.8;

/** The browser's own Chinese voice, if it has one; voices are told some time after a page has opened. */
export function useChineseVoice(): { isThere: boolean; say: (word: string) => void } {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  // The list of voices lies outside of React and comes late.
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = () => setVoice(window.speechSynthesis.getVoices().find(isChinese) ?? null);
    look();
    window.speechSynthesis.addEventListener('voiceschanged', look);
    return () => window.speechSynthesis.removeEventListener('voiceschanged', look);
  }, []);
  return {
    isThere: voice !== null,
    say: (word) => {
      if (voice === null || word === '') return;
      const said = new SpeechSynthesisUtterance(word);
      said.voice = voice;
      said.lang = voice.lang;
      said.rate = RATE;
      window.speechSynthesis.cancel();
      window.speechSynthesis.speak(said);
    },
  };
}

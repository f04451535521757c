interface Named {
  name: string;
  pinyin: string;
  studentNo: string;
}

/** Whether somebody is found by a part of the name, the number, the pinyin or its initials. */
export function matches({ name, pinyin, studentNo }: Named, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return true;
  const syllables = pinyin.split(' ');
  const initials = syllables.map((one) => one.slice(0, 1)).join('');
  const plain = wanted.replaceAll(' ', '').replaceAll('ü', 'v');
  return (
    name.toLowerCase().includes(wanted) ||
    studentNo.toLowerCase().includes(wanted) ||
    syllables.some((_, from) => syllables.slice(from).join('').startsWith(plain)) ||
    initials.includes(plain)
  );
}

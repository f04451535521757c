import type { Language } from '../kernel/index.js';
import { gradeName } from './class-names.js';
import { stageNames } from './model.js';

/** The disciplines of the national curriculum, by the name that the catalogue keeps. A specification holds every subject of an installation against them. */
const disciplines: Readonly<Record<string, string>> = {
  语文: 'Chinese',
  数学: 'maths',
  英语: 'English',
  物理: 'physics',
  化学: 'chemistry',
  生物: 'biology',
  历史: 'history',
  地理: 'geography',
  道德与法治: 'morality and law',
  政治: 'politics',
  科学: 'science',
  信息技术: 'information technology',
  音乐: 'music',
  美术: 'art',
  体育与健康: 'PE and health',
  劳动: 'labour',
  综合实践活动: 'integrated practice',
  通用技术: 'general technology',
  日语: 'Japanese',
  俄语: 'Russian',
  德语: 'German',
  法语: 'French',
  西班牙语: 'Spanish',
};

/** Volumes of schoolbooks: two terms of a grade, or the books of a senior school's course. */
const volumes: Readonly<Record<string, string>> = {
  上册: 'first term',
  下册: 'second term',
  全一册: 'whole year',
  全册: 'whole year',
};

const stages = Object.values(stageNames);
const numerals = '一二三四五六七八九十';
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A subject in the language of who reads: 初中数学 is Junior maths. A name that the catalogue does not know stays as it is. */
export function subjectNameIn(name: string, language: Language): string {
  if (language === 'zh') return name;
  const stage = stages.find(({ zh }) => name.startsWith(zh));
  const discipline = disciplines[stage ? name.slice(stage.zh.length) : name];
  if (discipline === undefined) return name;
  return capital(stage ? `${stage.en} ${discipline}` : discipline);
}

/** A volume, or a book that is called by grade and volume: 上册 is first term, 八年级上册 Grade 8, first term, 必修第一册 Compulsory 1. */
export function volumeNameIn(name: string, language: Language): string {
  if (language === 'zh') return name;
  if (volumes[name] !== undefined) return volumes[name];
  const course = /^(选择性必修|必修|选修)\s*(?:第([一二三四五六七八九十])册|(\d{1,2}))$/.exec(name);
  if (course) return `${courses[course[1] ?? '']} ${course[3] ?? numerals.indexOf(course[2] ?? '') + 1}`;
  for (let gid = 1; gid <= 12; gid++) {
    const grade = gradeName(gid, 'zh');
    const volume = name.startsWith(grade) && volumes[name.slice(grade.length).trim()];
    if (volume) return `${gradeName(gid, 'en')}, ${volume}`;
  }
  return name;
}

const courses: Readonly<Record<string, string>> = {
  必修: 'Compulsory',
  选择性必修: 'Elective compulsory',
  选修: 'Elective',
};

/** Grade and volume of a book that is called by its volume alone: 八年级上册, Grade 8, first term. */
export function bookNameIn(
  { gid, volume, title }: { gid: number; volume: string; title: string },
  language: Language,
): string {
  const name = volumeNameIn(title, language);
  if (title !== volume) return name;
  return language === 'zh' ? gradeName(gid, language) + name : `${gradeName(gid, language)}, ${name}`;
}

import { z } from 'zod';
import type { Message } from './problem.js';
import { asShown } from './shown-text.js';
import { Day } from './time.js';

/** What a person is told beside a field, by the rule's name. The words are fixed by the specification. */
export const fieldMessages: Readonly<Record<string, Message>> = {
  name: { zh: '请输入2-30个字符', en: 'please enter 2-30 characters' },
  account: {
    zh: '请输入6~16位字母、数字、下划线或短横线，以字母开头',
    en: 'starts with a letter, 6~40 letters, digits, _ or -',
  },
  password: { zh: '请输入6-18位字母和数字的组合', en: 'enter a combination of 6-18 letters and numbers' },
  'password-common': {
    zh: '这个密码太常见，容易被猜到，请换一个',
    en: 'This password is easy to guess, for many people use it: choose another one',
  },
  'password-own': {
    zh: '密码不能含有自己的姓名、账号、手机号或学校名称',
    en: 'A password must not hold your own name, account, phone or school',
  },
  'confirm-password': { zh: '两次输入的密码不一致', en: 'The two passwords differ' },
  phone: { zh: '手机号格式不正确', en: 'Phone number format is not correct' },
  email: { zh: '邮箱格式不正确', en: 'E-mail format is incorrect' },
  'sms-code': { zh: '验证码格式不正确', en: 'Incorrect verification code format' },
  'image-code': { zh: '请输入4位图形验证码', en: 'Enter the 4 letters or digits of the picture' },
  mac: { zh: 'MAC地址格式不正确', en: 'MAC address format is incorrect' },
  'serial-number': { zh: '请输入6-32位字母、数字及-_符号', en: 'enter 6-32 letters, digits and the symbols - _' },
  'choice-answers': {
    zh: '单选、多选答案只能是字母或数字',
    en: 'Single and multiple choice answers are letters or digits only',
  },
  'person-number': { zh: '请输入1-100位字母、数字及-_符号', en: 'enter 1-100 letters, digits and the symbols - _' },
  'class-name': { zh: '请输入1-30个字符', en: 'please enter 1-30 characters' },
  day: { zh: '日期不正确', en: 'This is not a day of the calendar' },
  stamp: { zh: '时间不正确', en: 'This is not a time of the calendar' },
  'push-time': { zh: '推送时间不能早于当前时间', en: 'The push time must not be earlier than now' },
  'sum-span': { zh: '起始数不能大于结束数', en: 'The first number must not be larger than the last' },
  'sum-span-wide': { zh: '数的范围太大，请缩小范围', en: 'This range holds too many numbers: make it smaller' },
  'practice-word': {
    zh: '语文练习只能写汉字，每个词最多12个字；英语练习只能写英文单词',
    en: 'Practice of Chinese takes Chinese characters, at most 12 a word; practice of English takes English words',
  },
  'practice-reading': { zh: '拼音的音节数要和字数相同', en: 'There must be one syllable for each character' },
  'start-end': { zh: '开始时间或结束时间不正确', en: 'Wrong start or end time' },
};

const characters = (text: string) => [...text].length;

/** The field rules of the specification, used by forms, imports and the server alike. */
export const fieldRules = {
  name: z
    .string()
    .overwrite(asShown)
    .refine((v) => characters(v) >= 2 && characters(v) <= 30, 'name'),
  /** The name of somebody who is known already: a single character too, where that is how the record has it. */
  nameOnRecord: z
    .string()
    .overwrite(asShown)
    .refine((v) => characters(v) >= 1 && characters(v) <= 30, 'name'),
  /** The specification gives 6-41 as the rule and 6~16 / 6~40 in its texts; both readings stand, the widest is accepted. */
  account: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{5,40}$/, 'account'),
  password: z.string().regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,18}$/, 'password'),
  phone: z.string().regex(/^1[3-9]\d{9}$/, 'phone'),
  email: z
    .string()
    .max(254)
    .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'email'),
  imageCode: z.string().regex(/^[A-Za-z0-9]{4}$/, 'image-code'),
  smsCode: z.string().regex(/^\d{4}$/, 'sms-code'),
  mac: z.string().regex(/^[0-9A-Fa-f]{12}$/, 'mac'),
  /** The number that a school gives a student or teacher. Schools use letters too, and any length. */
  personNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{1,100}$/, 'person-number'),
  className: z
    .string()
    .overwrite(asShown)
    .refine((v) => characters(v) >= 1 && characters(v) <= 30, 'class-name'),
  day: Day,
  serialNumber: z.string().regex(/^[A-Za-z0-9_-]{6,32}$/, 'serial-number'),
} as const;

/** What somebody may be called: by the rule, or as the record says already; a single character was confirmed once. */
export const nameBeside = (known: string) =>
  fieldRules.nameOnRecord.refine((name) => name === known || fieldRules.name.safeParse(name).success, 'name');

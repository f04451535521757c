import type { Message, RoleCode } from '@zhibi/contract/kernel';

/** How a role is called in the interface. */
export const roleNames: Readonly<Record<RoleCode, Message>> = {
  TEACHER: { zh: '任课教师', en: 'Teacher' },
  STUDENT: { zh: '学生', en: 'Student' },
  SCHOOLADMIN: { zh: '学校管理员', en: 'School administrator' },
  SCHOOLPRINCIPAL: { zh: '校长', en: 'Principal' },
  REGION: { zh: '教研员', en: 'Regional officer' },
  ORGADMIN: { zh: '机构管理员', en: 'Organisation administrator' },
  ZHIBI_SRE: { zh: '运营人员', en: 'Operations' },
  ZHIBI_SRE_SYS: { zh: '系统维护', en: 'System maintenance' },
  ZHIBI_PRINT_CENTER: { zh: '印刷中心', en: 'Print center' },
  ZHIBI_PRINT_SHOP: { zh: '印刷点', en: 'Print shop' },
};

import type { Page } from 'playwright-core';
import type { TestSchool } from '../apps/server/test/school.js';

/** An operator goes into a school, as the list of schools has it: with a reason, for the time that stands there. */
export async function actFor(page: Page, { schoolId }: TestSchool): Promise<void> {
  const name = schoolId.slice(-4); // the end of every test school's name
  await page.goto(new URL(`/devops/index?words=${name}`, page.url()).href);
  await page.getByRole('button', { name: new RegExp(`^(进入|Enter ).*${name}$`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('排查作业收不上来');
  await dialog.getByRole('button', { name: /^(进入学校|Enter the school)$/ }).click();
  await page.getByRole('timer').waitFor();
}

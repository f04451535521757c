/**
 * Screens that few people open. What each of them needs is listed here, not beside the screens that everybody's first page reads.
 */
export const areasEditor = () => import('./areas/editor/page.js');
export const areasQueue = () => import('./areas/queue/page.js');
export const papersOfSchool = () => import('./library/of-school/list/page.js');
export const recordOfSchool = () => import('./library/of-school/record/page.js');
export const previewForOperations = () => import('./layout/preview/page.js');
export const composeForOperations = async () => (await import('./composing/for-operations.js')).composeForOperations();
export const cardDesigner = () => import('./cards/designer/page.js');
export const answerCards = () => import('./cards/page.js');
export const practiceSheets = () => import('./practice-sheets/page.js');
export const groundEditor = () => import('./ground/editor/page.js');
export const fromExisting = () => import('./existing/page.js');

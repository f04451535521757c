/** The upload tray lies over every page of a person who has a cloud disk; it comes after the page. */
export const loadUploadTray = () => import('./upload/upload-tray.js');

const WIDTH_PX = 1920;
const ROOT_PX = 100;
const WAIT_MS = 300;

/** 100 px at a width of 1920. Full-screen and projection views are measured in rem; everything else in px. */
export function followWindowWidth(): void {
  const apply = () => {
    document.documentElement.style.fontSize = `${(ROOT_PX * window.innerWidth) / WIDTH_PX}px`;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  apply();
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(apply, WAIT_MS);
  });
}

/** Two bubbles, as everybody knows them. */
export const WeixinSign = () => (
  <svg width="64" height="56" viewBox="0 0 64 56" aria-hidden="true">
    <path
      fill="#15803d"
      d="M25 4C12.3 4 2 12.4 2 22.8c0 5.9 3.3 11.1 8.5 14.5L8.3 44l7.7-3.9c2.8.9 5.8 1.4 9 1.4h1.5a14.3 14.3 0 0 1-.7-4.3c0-9.9 9.5-17.9 21.2-17.9h1C46 10.6 36.5 4 25 4z"
    />
    <path
      fill="#15803d"
      d="M62 37.2c0-8.7-8.6-15.8-19.2-15.8S23.6 28.5 23.6 37.2 32.2 53 42.8 53c2.4 0 4.7-.4 6.8-1L56 55.2l-1.8-5.6c4.8-2.9 7.8-7.4 7.8-12.4z"
      opacity=".78"
    />
    <g fill="#fff">
      <circle cx="17.5" cy="17.5" r="2.7" />
      <circle cx="32" cy="17.5" r="2.7" />
      <circle cx="36.5" cy="33" r="2.2" />
      <circle cx="49" cy="33" r="2.2" />
    </g>
  </svg>
);

// By name or path: Next bundles this file, and the plugins have native parts.
const ownPlugin = `${process.cwd()}/scripts/build/styles/flatten-selectors.ts`;

// The plugins after Tailwind write for browsers of 2020 (docs/decisions/0045); `optimize` has Tailwind resolve its
// nested rules for them.
export default {
  plugins: {
    "@tailwindcss/postcss": { optimize: { minify: false } },
    [ownPlugin]: {},
    "@csstools/postcss-is-pseudo-class": {},
    "@csstools/postcss-cascade-layers": {},
  },
};

export { default } from './shared-kernel/tooling/lint/eslint.mjs'

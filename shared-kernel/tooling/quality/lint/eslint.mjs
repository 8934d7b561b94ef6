import { readFileSync } from 'node:fs'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { houseRules } from './house-rules.mjs'
import { testRefusals } from './test-refusals.mjs'

/** Remotes, and the template of a new one. */
const remotes = ['mfe-*/src/**', 'shared-kernel/tooling/create/template/src/**']

const browserOnly = [
  'host-shell/{src,shared}/**',
  ...remotes,
  'shared-kernel/{ui,forms,session,site,state,navigation,remote,event-bus}/src/**',
]

/** Names that the shell's facade for React Router exports. Any other name is undefined in the page. */
const facade = readFileSync(new URL('../../../remote/src/router.ts', import.meta.url), 'utf8')
const routerNames = [...facade.matchAll(/\b(?!export\b|from\b)([A-Za-z]\w+)(?=,| \})/g)].map(
  ([, name]) => name,
)
const httpClient = { name: 'axios', message: 'The HTTP client lives in shared-kernel/http.' }

const refusals = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy forbids style attributes: use a class.',
  },
  { selector: 'CatchClause[body.body.length=0]', message: 'Catch only where you can act.' },
  {
    selector:
      "CallExpression[callee.name='toTokyoDay'] > :matches(NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now'])",
    message: 'The day is the shop’s: shopNow() of @storefront/locale-ja, or the clock of the API.',
  },
  ...testRefusals,
]
const apiPath = {
  selector: 'Literal[value=/^\\u002Fv1\\u002F/], TemplateElement[value.raw=/^\\u002Fv1\\u002F/]',
  message: 'API paths live in shared-kernel/contracts.',
}
/** HTTP tests must not start a browser, which would cost a second and a process per test. */
const browserFixtures = {
  selector: ':function > ObjectPattern.params > Property[key.name=/^(page|context|browser)$/]',
  message: 'Tests of e2e/served open no page: use the reader of e2e/shop/served/journey.ts.',
}
/** Use the helper of the kernel instead of each of these raw forms. */
const ownStore = {
  selector: "ImportSpecifier[imported.name='useSyncExternalStore']",
  message: 'createStore, or useBrowserValue for what a browser alone knows: @storefront/state.',
}
const privateStreams = {
  name: 'rxjs',
  message: 'RxJS is private to the kernel: createStore of @storefront/state.',
}
const ownReport = {
  selector: "CallExpression[callee.name='publish'][arguments.0.value='failure.reported']",
  message: 'reportFailure(kind, error) of @storefront/event-bus.',
}
const ownDraft = {
  selector: "MemberExpression[object.name='sessionStorage']",
  message:
    'Forms keep drafts with PersistFormDraft or createDrafts; other values of a tab belong to a .state file.',
}
const rawCookie = {
  selector: "MemberExpression[object.name='document'][property.name='cookie']",
  message: 'readCookie and writeCookie of @storefront/state.',
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'releases/**',
      '.shop/**',
      '.cache/**',
      'e2e/test-results/**',
      'e2e/playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      // oxfmt doesn't limit the line length of comments and unbreakable strings.
      'max-len': [
        'error',
        {
          code: 110,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
        },
      ],
    },
  },
  {
    // The rules of the React compiler take a quarter of ESLint's time, so they apply to components only.
    files: ['{host-shell,mfe-*,shared-kernel}/**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // The interface of all events extends the agreed ones, and remotes add theirs.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': ['error', ...refusals],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-imports': ['error', { paths: [httpClient, privateStreams] }],
    },
  },
  {
    files: browserOnly,
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...refusals, apiPath, rawCookie, ownStore, ownReport] },
  },
  {
    files: remotes,
    ignores: ['**/*.{test,spec}.{ts,tsx}', '**/*.state.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', ...refusals, apiPath, rawCookie, ownStore, ownReport, ownDraft],
    },
  },
  {
    files: remotes,
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            httpClient,
            {
              name: 'react-router-dom',
              allowImportNames: routerNames,
              allowTypeImports: true,
              message: 'Not in the facade that the shell provides: shared-kernel/remote/src/router.ts',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shared-kernel/state/src/**', 'shared-kernel/event-bus/src/report-failure.ts'],
    rules: { 'no-restricted-syntax': ['error', ...refusals] },
  },
  // Move code from a longer routes file to a command, a query or another routes file.
  { files: ['reference-api/**/*.routes.ts'], rules: { 'max-lines': ['error', { max: 60 }] } },
  {
    files: ['**/*.{test,spec,examples}.{ts,tsx}', '**/testing/**'],
    rules: { 'max-lines': ['error', { max: 400 }] },
  },
  // Playwright's fixtures receive a function called `use`, and its setup must be a default export.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off', 'no-restricted-exports': 'off' } },
  {
    files: ['e2e/served/**'],
    rules: { 'no-restricted-syntax': ['error', ...refusals, browserFixtures] },
  },
  { files: ['**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['shared-kernel/{http,state,event-bus}/src/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['shared-kernel/contracts/src/endpoint.ts', 'shared-kernel/contracts/src/wire.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { house: houseRules },
    rules: { 'house/named-booleans': 'error', 'house/untranslated-figures': 'error' },
  },
  { plugins: { house: houseRules }, rules: { 'house/plain-comments': 'error' } },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    plugins: { house: houseRules },
    rules: { 'house/plain-titles': 'error' },
  },
  {
    files: ['**/*.rules.ts'],
    plugins: { house: houseRules },
    rules: { 'house/pure-rules': 'error' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)

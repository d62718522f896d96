const nextJest = require('next/jest');

const withNext = nextJest({ dir: `${__dirname}/..` });

module.exports = withNext({
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/kit/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^@test/(.*)$': '<rootDir>/test/$1' },
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.data/', '<rootDir>/test/contract/edge/'],
  watchman: false,
});

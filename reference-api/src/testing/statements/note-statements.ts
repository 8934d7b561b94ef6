import { noteStatements, saveStatements } from './executed-statements'

// A setup file of jest, which runs for each test file.
noteStatements(expect.getState().testPath ?? '')
afterAll(saveStatements)

/**
 * Prints the statements that make the model's tables on an empty database, or only those of the collections named:
 * material for a migration.
 */
import { model } from '#contract/model/model.ts'
import { modelSql } from './table-sql.ts'

const names = process.argv.slice(2)
const about = (statement: string) => /^(?:create table|alter table|create .*? on) "(\w+)"/.exec(statement)?.[1] ?? ''
const statements = modelSql(model).filter((statement) => names.length === 0 || names.includes(about(statement)))

process.stdout.write(`${statements.join(';\n\n')};\n`)

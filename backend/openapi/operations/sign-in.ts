import { type JsonSchema, objectOf } from '../parts/json-schema.ts'
import { dataOf, type Operation } from '../parts/operation.ts'

const text: JsonSchema = { type: 'string' }
const yes: JsonSchema = { const: true }

const user = objectOf({
  id: { type: 'integer' },
  email: text,
  role: text,
  project: { type: ['integer', 'null'] },
})

/** Signing in and out. (SPEC 7) */
export const signInOperations: readonly Operation[] = [
  {
    id: 'sign_in',
    tag: 'auth',
    method: 'post',
    path: '/auth/authenticate',
    summary: 'Signs a person in, for a token of 20 minutes or a cookie',
    needs: 'nobody',
    body: {
      schema: {
        type: 'object',
        properties: {
          email: { type: 'string', format: 'email' },
          password: text,
          otp: { ...text, description: 'Where the account asks for a second factor' },
          mode: { enum: ['jwt', 'cookie'] },
        },
        required: ['email', 'password'],
      },
      example: { email: 'chefin@juwelier.example', password: 'correct horse battery' },
    },
    answer: { schema: objectOf({ data: objectOf({ token: text, user }, ['token']), public: yes }) },
  },
  {
    id: 'refresh_token',
    tag: 'auth',
    method: 'post',
    path: '/auth/refresh',
    summary: 'Gives a new token for one that still works',
    needs: 'nobody',
    body: { schema: objectOf({ token: text }), example: { token: '…' } },
    answer: { schema: objectOf({ data: objectOf({ token: text }), public: yes }) },
  },
  {
    id: 'check_sign_in',
    tag: 'auth',
    method: 'get',
    path: '/auth/check',
    summary: 'Whether somebody is signed in, or the API key is good',
    needs: 'nobody',
    answer: { schema: dataOf(objectOf({ authenticated: { type: 'boolean' } })) },
  },
  {
    id: 'request_password',
    tag: 'auth',
    method: 'post',
    path: '/auth/password/request',
    summary: 'Sends a link for a new password, if there is such an account',
    needs: 'nobody',
    body: {
      schema: { type: 'object', properties: { email: text }, required: ['email'] },
      example: { email: 'niemand@juwelier.example' },
    },
    answer: { schema: objectOf({ public: yes }) },
  },
  {
    id: 'sign_out',
    tag: 'auth',
    method: 'post',
    path: '/auth/logout',
    summary: 'Ends the session',
    needs: 'nobody',
    answer: { schema: objectOf({ public: yes }) },
  },
]

import { z } from 'zod';
import { operations } from '../operations.ts';
import type { Operation } from '../operations.ts';
import { kindsOf } from '../../ground/wire/decode-fields.ts';
import { answerCodes, domainNames, otherClients } from './wording.ts';

type Json = Record<string, unknown>;

/** Fields that every call takes beside its own (specification 1, section 7). */
const commonFields: Json = {
  appId: { type: 'string', description: '应用编号；缺省为 default', maxLength: 40 },
  timestamp: { type: 'string', description: '毫秒时间戳' },
  device: { type: 'string', description: '固定为 web', const: 'web' },
};
const signField: Json = {
  sign: { type: 'string', description: '合作方服务器对本次调用的签名，最长 120 秒；网页不能调用' },
};
const tokenField: Json = { token: { type: 'string', description: '登录后取得；只放在请求内容中' } };

/** JSON Schema of a call's own fields. */
export function fieldsSchema({ schema }: Operation): Json & { properties: Record<string, Json>; required?: string[] } {
  const { $schema: _, additionalProperties: _closed, ...fields } = z.toJSONSchema(schema, { io: 'input' }) as Json;
  return { properties: {}, ...fields };
}

/** A field that arrives as JSON text in a form. */
export const isJsonField = ({ schema }: Operation, name: string): boolean => {
  const field = schema.shape[name];
  return field !== undefined && kindsOf(field).has('json');
};

const needsToken = ({ row }: Operation): boolean => row.access === 'login';
const needsSign = ({ row }: Operation): boolean => row.access === 'app';

function requestParts(operation: Operation): Json {
  const own = fieldsSchema(operation);
  const properties = {
    ...own.properties,
    ...commonFields,
    ...(needsToken(operation) && tokenField),
    ...(needsSign(operation) && signField),
  };
  const required = [
    ...(own.required ?? []),
    ...(needsToken(operation) ? ['token'] : []),
    ...(needsSign(operation) ? ['sign'] : []),
  ];
  if (operation.row.method === 'GET') {
    return {
      parameters: Object.entries(properties).map(([name, schema]) => ({
        name,
        in: 'query',
        required: required.includes(name),
        schema,
      })),
    };
  }
  const schema = { ...own, type: 'object', properties, required };
  const nested = Object.keys(own.properties).filter((name) => isJsonField(operation, name));
  const encoding = Object.fromEntries(nested.map((name) => [name, { contentType: 'application/json' }]));
  return {
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': { schema, ...(nested.length > 0 && { encoding }) },
      },
    },
  };
}

const envelope = { $ref: '#/components/schemas/Envelope' };
const answer = (description: string, schema: Json = envelope, headers?: Json): Json => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema } },
});

function describeOperation(operation: Operation): Json {
  const { row, domain, name } = operation;
  const purpose = otherClients[`${domain}.${name}`];
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: row.summary,
    ...(purpose !== undefined && { description: purpose }),
    'x-access': row.access,
    ...(row.members && { 'x-members': row.members }),
    'x-reads': row.reads,
    'x-profile': row.profile,
    'x-ours': row.ours ?? false,
    ...requestParts(operation),
    responses: {
      '200': answer('结果见 ret；业务失败也是 200，data 只在成功时如此', {
        allOf: [envelope, { properties: { data: operation.output } }],
      }),
      '403': answer('来源网站未列入应用的许可名单'),
      '429': answer('超出容量', envelope, { 'Retry-After': { schema: { type: 'integer' }, description: '秒' } }),
    },
  };
}

/** OpenAPI 3.1 of every call of the contract, made from the rows and the schemas that check it. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const method = operation.row.method === 'GET' ? 'get' : 'post';
    paths[operation.row.path] = { ...paths[operation.row.path], [method]: describeOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Travel provider API',
      version: '1.0.0',
      description: '所有调用返回 { ret, msg, data, tips }；表单编码，嵌套内容以 JSON 文本放入一个字段。',
    },
    tags: Object.entries(domainNames).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: {
        Envelope: {
          type: 'object',
          required: ['ret', 'msg', 'data'],
          properties: {
            ret: {
              type: 'integer',
              description: answerCodes.map(({ ret, meaning }) => `${ret}：${meaning}`).join('；'),
            },
            msg: { type: 'string', description: '可直接给用户看' },
            data: {},
            tips: {
              type: 'object',
              required: ['type', 'msg'],
              properties: {
                type: { enum: ['toast', 'dialog', 'confirm'] },
                msg: { type: 'string' },
                title: { type: 'string' },
                duration: { type: 'number' },
                url: { type: 'string' },
              },
            },
          },
        },
      },
    },
  };
}
